import { adminAlerts as words } from '@/content/admin/settings/alerts'
import { setOrderSound, useOrderSound } from '../shared/orders/order-sound'
import { Panel } from '../shared/page/panel'
import { AlertSwitch } from './alert-switch'
import { PushSwitch } from './push-switch'

/** How this browser tells the owner of new orders. */
export function AlertsPanel() {
  const hasSound = useOrderSound()
  return (
    <Panel id="alerts" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <AlertSwitch
        label={words.sound.label}
        text={hasSound ? words.sound.on : words.sound.off}
        checked={hasSound}
        onChange={setOrderSound}
      />
      <PushSwitch />
    </Panel>
  )
}
