import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { admin } from '@/content/admin/admin'
import { adminRetention } from '@/content/admin/settings/retention'
import { retentionQuery } from '@/data/protection/retention'
import { useShop } from '@/data/settings/shop-settings'
import { useIdentity } from '@/data/settings/use-identity'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../shared/page/page-header'
import { LoadingError } from '../shared/page/state-note'

const { record: words, kinds } = adminRetention

/** The record of processing activities, to be checked, completed and printed. */
export function RecordPage() {
  const retention = useQuery(retentionQuery())
  const shop = useShop()
  const identity = useIdentity()
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5 print:p-0">
      <div className="print:hidden">
        <PageHeader title={words.title}>
          <Button size="small" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.print}
          </Button>
        </PageHeader>
        <p className="mt-1 max-w-prose text-muted">{words.hint}</p>
      </div>
      <article aria-label={words.title} className="mt-4 max-w-200">
        <h2 className="hidden font-text text-20 font-semibold print:block">{words.title}</h2>
        <p>
          {[identity.name ?? shop.name, ...identity.address, identity.email, identity.phone]
            .filter(Boolean)
            .map((line) => (
              <bdi key={line} className="block w-fit">
                {line}
              </bdi>
            ))}
        </p>
        {words.activities.map(({ title, data, why, who, until }) => (
          <section key={title} className="mt-5 break-inside-avoid border-t border-line pt-3">
            <h3 className="font-text text-16 font-semibold tracking-normal">{title}</h3>
            <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
              {(
                [
                  [words.data, data],
                  [words.why, why],
                  [words.who, who],
                  [words.until, until],
                ] as const
              ).map(([label, text]) => (
                <div key={label} className="grid sm:col-span-2 sm:grid-cols-subgrid">
                  <dt className="text-muted">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="mt-5 break-inside-avoid border-t border-line pt-3">
          <h3 className="font-text text-16 font-semibold tracking-normal">{words.forgets}</h3>
          {retention.isPending && <Skeleton className="mt-2 h-24" />}
          <LoadingError title={adminRetention.error} query={retention} />
          <ul className="mt-1">
            {retention.data?.map(({ name, days }) => (
              <li key={name}>{words.after(kinds[name], days)}</li>
            ))}
          </ul>
        </section>
        <section className="mt-5 break-inside-avoid border-t border-line pt-3">
          <h3 className="font-text text-16 font-semibold tracking-normal">{words.safety.title}</h3>
          <p className="mt-1">{words.safety.text}</p>
        </section>
      </article>
    </div>
  )
}
