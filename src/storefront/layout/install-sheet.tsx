import { useState } from 'react'
import { install as words } from '@/content/layout/install'
import { common } from '@/content/shared/common'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { useInstallPrompt } from './use-install-prompt'

export type Platform = 'iphone' | 'android'
type InstallSheetProps = { first: Platform; open: boolean; onOpenChange: (open: boolean) => void }

/** Instructions for installing the shop, with a button where the browser supports it. Its own chunk. */
export function InstallSheet({ first, open, onOpenChange }: InstallSheetProps) {
  const install = useInstallPrompt()
  const [outcome, setOutcome] = useState<'done' | 'dismissed' | null>(null)
  const order =
    first === 'iphone'
      ? (['iphone', 'android', 'desktop'] as const)
      : (['android', 'iphone', 'desktop'] as const)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={words.title} closeLabel={common.close}>
      <div className="grid gap-6 p-5">
        <p className="text-muted">{words.text}</p>
        {install && (
          <div className="grid justify-items-start gap-3 rounded-surface bg-surface-sunken p-4">
            <p className="font-medium">{words.ready}</p>
            <Button onClick={async () => setOutcome((await install()) ? 'done' : 'dismissed')}>
              {words.button}
            </Button>
          </div>
        )}
        <p role="status" className={outcome ? 'font-medium' : 'sr-only'}>
          {outcome && words[outcome]}
        </p>
        {order.map((platform) => (
          <section key={platform}>
            <h3 className="mb-2 font-semibold">{words.guides[platform].title}</h3>
            <ol
              className={`grid gap-1.5 ps-5 text-14 text-muted ${platform === 'desktop' ? 'list-disc' : 'list-decimal'}`}
            >
              {words.guides[platform].steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
