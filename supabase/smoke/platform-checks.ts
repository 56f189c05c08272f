import { paths } from '../../src/config/paths.ts'
import { cardProviders } from '../../src/domain/money/card-provider.ts'
import { brief, type Check, fieldsOf, get, no, note, type Visit, yes } from './visit.ts'

/** What the project itself must be told: sign-in settings, addresses in mails, and the functions. */
export function platformChecks({ shop, api, key, lacking }: Visit): Check[] {
  const headers = { apikey: key }
  const settings = async () => fieldsOf((await get(`${api}/auth/v1/settings`, { headers })).text)
  return [
    [
      'new members must confirm their address',
      async () =>
        (await settings()).mailer_autoconfirm === false
          ? yes('confirmations are on')
          : lacking('confirmations are off: supabase config push'),
    ],
    [
      'members sign up by email, and only with an account',
      async () => {
        const { disable_signup, external } = await settings()
        const providers = fieldsOf(JSON.stringify(external ?? null))
        if (disable_signup !== false) return no('sign-up is disabled')
        if (providers.email !== true) return no('signing in by email is off')
        return providers.anonymous_users === true ? no('anonymous accounts are on') : yes('by email')
      },
    ],
    [
      'mails of Auth lead to this shop and nowhere else',
      async () => {
        // A wrong secret leads to the site URL with the error in it, and never to an address that is not allowed.
        const query = 'type=recovery&token=smoke&redirect_to=https%3A%2F%2Felsewhere.example%2F'
        const answer = await get(`${api}/auth/v1/verify?${query}`, { headers, redirect: 'manual' })
        const to = answer.headers.get('location')
        if (to === null) return no(brief(answer))
        return URL.canParse(to) && new URL(to).origin === shop ? yes(shop) : lacking(to.slice(0, 80))
      },
    ],
    [
      'send-mail is deployed and refuses strangers',
      async () => {
        const answer = await get(`${api}/functions/v1/send-mail`, { method: 'POST', headers })
        if (answer.status !== 401) return lacking(brief(answer))
        return fieldsOf(answer.text).error === 'Not allowed'
          ? yes('401')
          : no('the platform itself asks for a token: verify_jwt must be off')
      },
    ],
    [
      'send-push has its keys, and sends nothing for strangers',
      async () => {
        const url = `${api}/functions/v1/send-push`
        const { status, text } = await get(url, { headers })
        if (status === 404 && fieldsOf(text).message !== 'NOT_SET_UP') return lacking('it is not deployed')
        if (status === 404)
          return note('no notifications: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set')
        if (typeof fieldsOf(text).publicKey !== 'string') return lacking(`${status} ${text.slice(0, 80)}`)
        const post = await get(url, { method: 'POST', headers, body: '{"endpoint":""}' })
        return post.status === 401 || post.status === 403 ? yes(`${post.status}`) : no(brief(post))
      },
    ],
    [
      'send-events is deployed and refuses strangers',
      async () => {
        const answer = await get(`${api}/functions/v1/send-events`, { method: 'POST', headers })
        if (answer.status !== 401) return lacking(brief(answer))
        return fieldsOf(answer.text).message === 'NOT_ALLOWED'
          ? yes('401')
          : no('the platform itself asks for a token: verify_jwt must be off')
      },
    ],
    [
      'payment functions are deployed, and refuse what no provider has signed',
      async () => {
        const facts = fieldsOf((await get(`${api}/rest/v1/rpc/shop_facts`, { headers })).text)
        if (!Array.isArray(facts.payment_methods)) return no('the settings cannot be read')
        if (!facts.payment_methods.includes('card')) return yes('the shop takes no cards')
        const post = (name: string) => get(`${api}/functions/v1/${name}`, { method: 'POST', headers })
        // Visitors are not told which provider the shop has.
        const webhooks = await Promise.all(
          cardProviders.map(async (name) => ({ name, answer: await post(`payment-webhook/${name}`) })),
        )
        const provider = webhooks.find(
          ({ answer }) => answer.status !== 503 && fieldsOf(answer.text).message === 'REFUSED_EVENT',
        )?.name
        if (!provider) return lacking(`payment-webhook: ${webhooks.map(({ answer }) => brief(answer))}`)
        const start = await post('start-payment')
        return start.status === 400 ? yes(provider) : lacking(`start-payment: ${brief(start)}`)
      },
    ],
    [
      'the CAPTCHA’s function is deployed, has its secret, and refuses a false answer',
      async () => {
        const post = (path: string, body: object) =>
          get(`${api}${path}`, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        const { provider, site_key: siteKey } = fieldsOf(
          (await post('/rest/v1/rpc/captcha_setting', {})).text,
        )
        if (typeof provider !== 'string') return yes('the CAPTCHA is off')
        const answer = await post('/functions/v1/verify-captcha', {
          purpose: 'order',
          provider,
          siteKey,
          token: 'smoke',
        })
        return answer.status === 422 ? yes(provider) : lacking(brief(answer))
      },
    ],
    [
      'unsubscribe links lead to this shop',
      async () => {
        const url = `${api}/functions/v1/unsubscribe?token=smoke`
        const answer = await get(url, { headers, redirect: 'manual' })
        const to = answer.headers.get('location')
        if (to === `${shop}${paths.unsubscribe}#smoke`) return yes(shop)
        return lacking(to === null ? brief(answer) : `${to.slice(0, 80)}: SITE_URL of the functions`)
      },
    ],
  ]
}
