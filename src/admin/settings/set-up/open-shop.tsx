import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { setUpWords } from '@/content/admin/settings/set-up'
import { comma } from '@/content/shared/lists'
import { ownerSettingsQuery, useSaveSettings } from '@/data/settings/settings-mutations'
import { useShopSettings } from '@/data/settings/shop-settings'
import { Button, buttonClass } from '@/ui/button'
import { setUpSteps } from '../../shared/opening/opening-steps'

const words = setUpWords.open

type OpenShopProps = {
  /** How many steps are done. */
  done: number
  /** What an order still needs. */
  missing: readonly string[]
}

/** The end of the set-up: what an order still needs, and the opening of the checkout. On a phone in place of the bottom bar. */
export function OpenShop({ done, missing }: OpenShopProps) {
  const client = useQueryClient()
  const save = useSaveSettings()
  const isOpen = useShopSettings()?.checkoutEnabled === true && missing.length === 0
  const [isRefused, setRefused] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  // Each time the last step leads here, which makes another location of the same address.
  useEffect(() => {
    if (location.hash === '#open') heading.current?.focus()
  }, [location])
  const open = async () => {
    setRefused(missing.length > 0)
    setFailed(false)
    if (missing.length > 0 || save.isPending) return
    try {
      const settings = await client.fetchQuery({ ...ownerSettingsQuery(), staleTime: 0 })
      await save.mutateAsync({ ...settings, checkoutEnabled: true })
      heading.current?.focus()
    } catch {
      setFailed(true)
    }
  }
  const note = missing.length > 0 ? words.missing(missing.join(comma)) : !isOpen && words.ready
  return (
    <section
      aria-labelledby="open"
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center gap-3 border-inverse-line bg-inverse px-4 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] text-inverse-on md:sticky md:bottom-5 md:mt-6 md:rounded-surface md:border md:ps-4 md:pe-1.5 md:shadow-float"
    >
      <div className="min-w-0 flex-1 leading-tight">
        <h2
          ref={heading}
          id="open"
          tabIndex={-1}
          className="font-text text-14 font-semibold tracking-normal outline-inverse-on"
        >
          {isOpen ? words.done : words.count(done, setUpSteps.length)}
        </h2>
        <p role="alert" className="font-semibold empty:hidden">
          {isFailed ? words.failed : isRefused && missing.length > 0 && words.refused}
        </p>
        <p role="status" className="text-pretty text-inverse-muted empty:hidden">
          {note}
        </p>
      </div>
      {isOpen ? (
        <Link
          to={paths.home}
          className={`${buttonClass({ look: 'light', size: 'small' })} outline-inverse-on`}
        >
          {words.visit}
        </Link>
      ) : (
        <Button
          look="light"
          size="small"
          aria-disabled={save.isPending}
          className="outline-inverse-on"
          onClick={() => void open()}
        >
          {save.isPending ? words.opening : words.action}
        </Button>
      )}
    </section>
  )
}
