// A stand-in for the platform's management interface, as far as the Supabase CLI asks it for npm run setup: it keeps settings,
// secrets (of which it tells digests) and functions, and fails once where it is told to.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** What the platform answers with after a change of the sign-in settings; the CLI insists on each. */
const signInSettings = `
  api_max_request_duration db_max_pool_size db_max_pool_size_unit disable_signup
  external_anonymous_users_enabled external_apple_additional_client_ids external_apple_client_id
  external_apple_email_optional external_apple_enabled external_apple_secret external_azure_client_id
  external_azure_email_optional external_azure_enabled external_azure_secret external_azure_url
  external_bitbucket_client_id external_bitbucket_email_optional external_bitbucket_enabled
  external_bitbucket_secret external_discord_client_id external_discord_email_optional
  external_discord_enabled external_discord_secret external_email_enabled external_facebook_client_id
  external_facebook_email_optional external_facebook_enabled external_facebook_secret external_figma_client_id
  external_figma_email_optional external_figma_enabled external_figma_secret external_github_client_id
  external_github_email_optional external_github_enabled external_github_secret external_gitlab_client_id
  external_gitlab_email_optional external_gitlab_enabled external_gitlab_secret external_gitlab_url
  external_google_additional_client_ids external_google_client_id external_google_email_optional
  external_google_enabled external_google_secret external_google_skip_nonce_check external_kakao_client_id
  external_kakao_email_optional external_kakao_enabled external_kakao_secret external_keycloak_client_id
  external_keycloak_email_optional external_keycloak_enabled external_keycloak_secret external_keycloak_url
  external_linkedin_oidc_client_id external_linkedin_oidc_email_optional external_linkedin_oidc_enabled
  external_linkedin_oidc_secret external_slack_oidc_client_id external_slack_oidc_email_optional
  external_slack_oidc_enabled external_slack_oidc_secret external_notion_client_id
  external_notion_email_optional external_notion_enabled external_notion_secret external_phone_enabled
  external_slack_client_id external_slack_email_optional external_slack_enabled external_slack_secret
  external_spotify_client_id external_spotify_email_optional external_spotify_enabled external_spotify_secret
  external_twitch_client_id external_twitch_email_optional external_twitch_enabled external_twitch_secret
  external_twitter_client_id external_twitter_email_optional external_twitter_enabled external_twitter_secret
  external_x_client_id external_x_email_optional external_x_enabled external_x_secret
  external_workos_client_id external_workos_enabled external_workos_secret external_workos_url
  external_web3_solana_enabled external_web3_ethereum_enabled external_zoom_client_id
  external_zoom_email_optional external_zoom_enabled external_zoom_secret hook_custom_access_token_enabled
  hook_custom_access_token_uri hook_custom_access_token_secrets hook_mfa_verification_attempt_enabled
  hook_mfa_verification_attempt_uri hook_mfa_verification_attempt_secrets
  hook_password_verification_attempt_enabled hook_password_verification_attempt_uri
  hook_password_verification_attempt_secrets hook_send_sms_enabled hook_send_sms_uri hook_send_sms_secrets
  hook_send_email_enabled hook_send_email_uri hook_send_email_secrets hook_before_user_created_enabled
  hook_before_user_created_uri hook_before_user_created_secrets hook_after_user_created_enabled
  hook_after_user_created_uri hook_after_user_created_secrets jwt_exp mailer_allow_unverified_email_sign_ins
  mailer_autoconfirm mailer_otp_exp mailer_otp_length mailer_secure_email_change_enabled
  mailer_subjects_confirmation mailer_subjects_email_change mailer_subjects_invite mailer_subjects_magic_link
  mailer_subjects_reauthentication mailer_subjects_recovery mailer_subjects_password_changed_notification
  mailer_subjects_email_changed_notification mailer_subjects_phone_changed_notification
  mailer_subjects_mfa_factor_enrolled_notification mailer_subjects_mfa_factor_unenrolled_notification
  mailer_subjects_identity_linked_notification mailer_subjects_identity_unlinked_notification
  mailer_templates_confirmation_content mailer_templates_email_change_content mailer_templates_invite_content
  mailer_templates_magic_link_content mailer_templates_reauthentication_content
  mailer_templates_recovery_content mailer_templates_password_changed_notification_content
  mailer_templates_email_changed_notification_content mailer_templates_phone_changed_notification_content
  mailer_templates_mfa_factor_enrolled_notification_content
  mailer_templates_mfa_factor_unenrolled_notification_content
  mailer_templates_identity_linked_notification_content
  mailer_templates_identity_unlinked_notification_content mailer_notifications_password_changed_enabled
  mailer_notifications_email_changed_enabled mailer_notifications_phone_changed_enabled
  mailer_notifications_mfa_factor_enrolled_enabled mailer_notifications_mfa_factor_unenrolled_enabled
  mailer_notifications_identity_linked_enabled mailer_notifications_identity_unlinked_enabled
  mfa_max_enrolled_factors mfa_totp_enroll_enabled mfa_totp_verify_enabled mfa_phone_enroll_enabled
  mfa_phone_verify_enabled mfa_web_authn_enroll_enabled mfa_web_authn_verify_enabled passkey_enabled
  webauthn_rp_display_name webauthn_rp_id webauthn_rp_origins mfa_phone_otp_length mfa_phone_template
  mfa_phone_max_frequency nimbus_oauth_client_id nimbus_oauth_email_optional nimbus_oauth_client_secret
  password_hibp_enabled password_min_length password_required_characters rate_limit_anonymous_users
  rate_limit_email_sent rate_limit_sms_sent rate_limit_token_refresh rate_limit_verify rate_limit_otp
  rate_limit_web3 refresh_token_rotation_enabled saml_enabled saml_external_url
  saml_allow_encrypted_assertions security_sb_forwarded_for_enabled security_captcha_enabled
  security_captcha_provider security_captcha_secret security_manual_linking_enabled
  security_refresh_token_reuse_interval security_update_password_require_current_password
  security_update_password_require_reauthentication sessions_inactivity_timeout sessions_single_per_user
  sessions_tags sessions_timebox site_url sms_autoconfirm sms_max_frequency sms_messagebird_access_key
  sms_messagebird_originator sms_otp_exp sms_otp_length sms_provider sms_template sms_test_otp
  sms_test_otp_valid_until sms_textlocal_api_key sms_textlocal_sender sms_twilio_account_sid
  sms_twilio_auth_token sms_twilio_content_sid sms_twilio_message_service_sid sms_twilio_verify_account_sid
  sms_twilio_verify_auth_token sms_twilio_verify_message_service_sid sms_vonage_api_key sms_vonage_api_secret
  sms_vonage_from smtp_admin_email smtp_host smtp_max_frequency smtp_pass smtp_port smtp_sender_name smtp_user
  uri_allow_list oauth_server_enabled oauth_server_allow_dynamic_registration oauth_server_authorization_path
  custom_oauth_enabled custom_oauth_max_providers
`
  .trim()
  .split(/\s+/)
/** Those that are never null. */
const numbers = 'mailer_otp_exp mfa_phone_otp_length sms_otp_length custom_oauth_max_providers'.split(' ')
const switches =
  'passkey_enabled oauth_server_enabled oauth_server_allow_dynamic_registration custom_oauth_enabled'.split(
    ' ',
  )
const postgrest = {
  db_extra_search_path: '',
  db_pool: null,
  db_pool_acquisition_timeout: null,
  db_pool_max_lifetime: null,
  db_pool_max_idletime: null,
}

/** @param folder where the CLI's profile is written */
export async function openManagementApi(ref: string, folder: string) {
  const settings = {
    api: { db_schema: 'public,private', max_rows: 5 } as Record<string, unknown>,
    auth: Object.fromEntries(
      signInSettings.map((name) => [
        name,
        numbers.includes(name) ? 6 : switches.includes(name) ? false : null,
      ]),
    ) as Record<string, unknown>,
    database: { postgres_version: '17' },
    storage: { file_size_limit: 1, features: {} } as Record<string, unknown>,
  }
  const secrets = new Map<string, string>()
  const functions = new Map<string, object>()
  /** Every request that changes something. */
  const changes: string[] = []
  let failing: RegExp | null = null

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const { method = '', url = '' } = request
    const answer = (body: unknown, status = 200) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
    }
    const what = `${method} ${url}`
    if (failing?.test(what)) {
      failing = null
      return answer({ message: 'The platform is being mended' }, 400)
    }
    if (method !== 'GET') changes.push(what)
    if (url.startsWith('/v2/')) return answer({ data: { attributes: settings } })
    if (url.includes('/api-keys'))
      return answer([
        { name: 'anon', api_key: 'an-older-key', id: '1', type: 'legacy' },
        { name: 'default', api_key: 'sb_publishable_shop', id: '2', type: 'publishable' },
      ])
    if (url.includes('/billing/addons')) return answer({ selected_addons: [], available_addons: [] })
    if (url.endsWith('/postgrest') && method === 'PATCH') {
      Object.assign(settings.api, JSON.parse(text))
      return answer({ ...postgrest, ...settings.api })
    }
    if (url.endsWith('/config/auth') && method === 'PATCH')
      return answer(Object.assign(settings.auth, JSON.parse(text)))
    if (url.endsWith('/config/storage') && method === 'PATCH') {
      settings.storage.file_size_limit = Object(JSON.parse(text)).fileSizeLimit
      return answer({ fileSizeLimit: settings.storage.file_size_limit, features: {} })
    }
    if (url.endsWith('/secrets')) {
      if (method === 'GET')
        return answer(
          [...secrets].map(([name, value]) => ({
            name,
            value: createHash('sha256').update(value).digest('hex'),
          })),
        )
      for (const { name, value } of JSON.parse(text) as { name: string; value: string }[])
        secrets.set(name, value)
      return answer({}, 201)
    }
    if (url.includes('/functions')) {
      if (method === 'GET') return answer([...functions.values()])
      const slug = new URL(url, 'http://stand-in').searchParams.get('slug')
      const made = (name: string) => ({
        id: name,
        slug: name,
        name,
        version: 1,
        status: 'ACTIVE',
        verify_jwt: false,
        created_at: 1,
        updated_at: 1,
        entrypoint_path: '',
        import_map: false,
      })
      if (slug !== null) {
        functions.set(slug, made(slug))
        return answer(made(slug), 201)
      }
      return answer({ functions: [...functions.values()] })
    }
    if (/\/projects\/[a-z]+$/.test(url))
      return answer({
        ...{ id: ref, ref, organization_id: 'o', organization_slug: 'o', name: 'shop', region: 'eu-west-3' },
        ...{ status: 'ACTIVE_HEALTHY', created_at: '2026-01-01T00:00:00Z' },
        database: {
          host: 'db.supabase.example',
          version: '17.0',
          postgres_engine: '17',
          release_channel: 'ga',
        },
      })
    answer({})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  const at = `http://127.0.0.1:${address.port}`
  const profile = join(folder, 'profile.yaml')
  writeFileSync(
    profile,
    `name: stand-in\napi_url: ${at}\ndashboard_url: ${at}\nproject_host: supabase.example\n`,
  )
  return {
    profile,
    settings,
    secrets,
    functions,
    changes,
    /** The next such request is refused, once. */
    failOnce: (request: RegExp) => {
      failing = request
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
