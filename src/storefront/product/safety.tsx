import * as v from 'valibot'
import { safetyWords as words } from '@/content/product/safety'
import { productSafety } from '@/domain/product/safety'
import { TextLine } from '@/ui/direction'

/** Who made a product, who answers for it in the European Union, and what to beware of. */
export function Safety({ facts }: { facts: unknown }) {
  const { success, output } = v.safeParse(productSafety, facts)
  if (!success) return null
  const { warnings, eu_name, eu_address, eu_contact } = output
  return (
    <section aria-labelledby="product-safety" className="border-t border-line pt-5 text-14 md:col-span-2">
      <h2 id="product-safety" className="font-text text-16 font-semibold tracking-normal">
        {words.title}
      </h2>
      {warnings && (
        <div className="mt-3">
          <h3 className="font-text font-semibold tracking-normal">{words.warnings}</h3>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {warnings}
          </p>
        </div>
      )}
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Party title={words.maker} name={output.name} address={output.address} contact={output.contact} />
        {eu_name && eu_address && eu_contact && (
          <Party title={words.union} name={eu_name} address={eu_address} contact={eu_contact} />
        )}
      </div>
    </section>
  )
}

type PartyProps = { title: string; name: string; address: string; contact: string }

function Party({ title, name, address, contact }: PartyProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-muted">{title}</h3>
      <address className="not-italic wrap-anywhere">
        {[name, ...address.split('\n')].map((line) => (
          <TextLine key={line}>{line}</TextLine>
        ))}
        <a
          href={contact.startsWith('https://') ? contact : `mailto:${contact}`}
          rel="noopener"
          className="inline-flex min-h-6 items-center underline underline-offset-4 touch:min-h-11"
        >
          <bdi>{contact}</bdi>
        </a>
      </address>
    </div>
  )
}
