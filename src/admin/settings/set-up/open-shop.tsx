import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { setUpWords } from '@/content/admin/settings/set-up'
import { comma } from '@/content/shared/lists'
import { ownerSettingsQuery, useSaveSettings } from '@/data/settings/settings-mutations'
import { useShopSettings } from '@/data/settings/shop-settings'
import { Button, buttonClass } from '@/ui/button'
import { panel } from '../../shared/page/panel'

const words = setUpWords.open

/** The end of the set-up: what an order still needs, and the opening of the checkout. */
export function OpenShop({ missing }: { missing: readonly { label: string }[] }) {
  const client = useQueryClient()
  const save = useSaveSettings()
  const isOpen = useShopSettings()?.checkoutEnabled === true && missing.length === 0
  const [isRefused, setRefused] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the last step leads here
  useEffect(() => {
    if (hash === '#open') heading.current?.focus()
  }, [hash, key])
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
  return (
    <section aria-labelledby="open" className={`${panel} mt-6 grid justify-items-start gap-3 px-4 py-4`}>
      <h2
        ref={heading}
        id="open"
        tabIndex={-1}
        className="scroll-mt-20 font-text text-16 font-semibold tracking-normal"
      >
        {words.title}
      </h2>
      <p role="status">
        {isOpen
          ? words.done
          : missing.length > 0
            ? words.missing(missing.map(({ label }) => label).join(comma))
            : words.ready}
      </p>
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {isFailed ? words.failed : isRefused && missing.length > 0 && words.refused}
      </p>
      {isOpen ? (
        <Link to={paths.home} className={buttonClass({ size: 'medium' })}>
          {words.visit}
        </Link>
      ) : (
        <Button size="medium" aria-disabled={save.isPending} onClick={() => void open()}>
          {save.isPending ? words.opening : words.action}
        </Button>
      )}
    </section>
  )
}
