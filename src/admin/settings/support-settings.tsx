import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { socialNetworks } from '@/domain/shop/support'
import { TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'

const words = adminSettings.support
const problems: Readonly<Record<string, string>> = adminSettings.problems
const part = 'grid gap-4 border-t border-line p-4 sm:grid-cols-2'

type SupportField =
  | 'support.phone'
  | 'support.chatUrl'
  | `support.hours.${keyof SettingsForm['support']['hours']}`
  | `support.social.${keyof SettingsForm['support']['social']}`

/** How shoppers reach the shop: the channels with their hours, and its profiles elsewhere. */
export function SupportSettings() {
  const { register, getFieldState, formState } = useFormContext<SettingsForm>()
  const field = (name: SupportField) => ({
    dense: true,
    autoComplete: 'off',
    spellCheck: false,
    error: problems[getFieldState(name, formState).error?.message ?? ''],
    ...register(name),
  })
  const link = { type: 'text', inputMode: 'url', autoCapitalize: 'none', maxLength: 300 } as const
  return (
    <Panel id="settings-support" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.hint}</p>
      <div className={part}>
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          maxLength={40}
          {...field('support.phone')}
        />
        <TextField
          label={words.hours.phone}
          hint={words.hoursHint}
          maxLength={40}
          {...field('support.hours.phone')}
        />
        <TextField label={words.chatUrl} hint={words.chatUrlHint} {...link} {...field('support.chatUrl')} />
        <TextField label={words.hours.chat} maxLength={40} {...field('support.hours.chat')} />
        <TextField label={words.hours.email} maxLength={40} {...field('support.hours.email')} />
      </div>
      <section aria-labelledby="settings-social">
        <div className="border-t border-line px-4 pt-4 pb-3">
          <h3 id="settings-social" className="font-semibold">
            {words.social.title}
          </h3>
          <p className="text-muted">{words.social.hint}</p>
        </div>
        <div className="grid gap-4 px-4 pb-4 sm:grid-cols-2">
          {socialNetworks.map((network) => (
            <TextField
              key={network}
              label={words.social.networks[network]}
              {...link}
              {...field(`support.social.${network}`)}
            />
          ))}
        </div>
      </section>
    </Panel>
  )
}
