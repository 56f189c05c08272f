import { Suspense, useState } from 'react'
import { footer } from '@/content/layout/footer'
import { useMark } from '@/data/settings/use-mark'
import { lazyPart } from '@/ui/lazy-part'
import { Mark } from '@/ui/mark'
import { reloadOnce } from '@/ui/reload-once'
import type { Platform } from './install-sheet'
import './use-install-prompt'

const InstallSheet = lazyPart(() =>
  import('./install-sheet').then((module) => module.InstallSheet, reloadOnce),
)
const platforms: readonly Platform[] = ['iphone', 'android']

/** Badges that explain how to install the shop as a web app. */
export function InstallBadges() {
  const mark = useMark()
  const [open, setOpen] = useState(false)
  const [first, setFirst] = useState<Platform | null>(null)
  return (
    <div className="grid gap-2">
      {platforms.map((platform) => {
        const [small, large] = footer.install.badges[platform]
        return (
          <button
            key={platform}
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setFirst(platform)
              setOpen(true)
            }}
            className="flex min-h-12 items-center gap-2.5 rounded-picture border border-inverse-edge px-2.5 py-1.5 text-start text-14 leading-tight font-semibold transition-colors duration-fast hover:bg-inverse-line"
          >
            {mark && <Mark src={mark} className="size-5.5 shrink-0 text-highlight" />}
            <span>
              <span className="block text-12 font-normal text-inverse-muted">{`${small} `}</span>
              <span>{large}</span>
            </span>
          </button>
        )
      })}
      {first && (
        <Suspense>
          <InstallSheet first={first} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
