import { useWritten, WrittenSheet } from '@/admin/shared/papers/paper'
import { adminLists } from '@/content/admin/lists'
import type { ParcelLabel } from '@/data/orders/print-lists'
import { useShop } from '@/data/settings/shop-settings'
import { useIdentity } from '@/data/settings/use-identity'
import { addressLines } from '@/domain/delivery/address'
import { barsOf } from '@/domain/orders/code128'
import { Code, TextLine } from '@/ui/direction'

/** A parcel's label: where it goes, what is collected, what is allowed at the door, and its number to scan. */
export function LabelSheet({ label }: { label: ParcelLabel }) {
  return (
    <WrittenSheet
      language={label.language}
      label={adminLists.labelOf(label.orderNumber)}
      className="grid break-inside-avoid content-start gap-3 rounded-surface border-2 border-ink bg-surface-raised p-4 text-ink print:mb-4 print:bg-transparent"
    >
      <Contents label={label} />
    </WrittenSheet>
  )
}

function Contents({ label }: { label: ParcelLabel }) {
  const {
    words: { label: words, comma },
    money,
    country,
  } = useWritten()
  const identity = useIdentity()
  const shop = useShop()
  const code = label.trackingNumber || label.orderNumber
  const allowed = [label.mayOpen && words.mayOpen, label.mayTryOn && words.mayTryOn]
    .filter(Boolean)
    .join(' · ')
  const opening = allowed || (label.toCollect > 0 && words.mayNot)
  return (
    <>
      <header className="flex justify-between gap-3 border-b border-line pb-2">
        <p className="min-w-0 text-12">
          <span>{words.from}</span> <bdi className="font-semibold">{identity.name ?? shop.name}</bdi>
          {identity.address.length > 0 && <TextLine>{identity.address.join(comma)}</TextLine>}
        </p>
        <p className="shrink-0 text-end text-12">
          <b className="block font-semibold">
            <Code>{label.orderNumber}</Code>
          </b>
          {label.parcels > 1 && (
            <span className="block">{words.parcelOf(label.position, label.parcels)}</span>
          )}
          <span>{words.items(label.quantity)}</span>
        </p>
      </header>
      <address className="text-20 leading-snug not-italic [overflow-wrap:anywhere]">
        <TextLine className="font-semibold">{label.customerName}</TextLine>
        {addressLines(label.shippingAddress, country).map((line) => (
          <TextLine key={line}>{line}</TextLine>
        ))}
        <Code className="block w-fit font-semibold">{label.customerPhone}</Code>
      </address>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y-2 border-ink py-2">
        <span className="font-semibold">{label.toCollect > 0 ? words.collect : words.paid}</span>
        {label.toCollect > 0 && (
          <b className="text-28 leading-none font-semibold">
            <Code>{money(label.toCollect, label.currency)}</Code>
          </b>
        )}
      </p>
      <p className="font-semibold empty:hidden">{opening}</p>
      <Barcode text={code} />
      <p className="text-center tabular-nums [overflow-wrap:anywhere]">
        {label.carrier && <bdi>{label.carrier}</bdi>} <Code>{code}</Code>
      </p>
    </>
  )
}

/** Code 128 with its quiet zones; nothing for a text that it cannot write. */
function Barcode({ text }: { text: string }) {
  const code = barsOf(text)
  if (!code) return null
  const quiet = 10
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${code.width + 2 * quiet} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-16 w-full"
    >
      {/* Scanners need dark bars on white, in the dark theme as well. */}
      <rect width={code.width + 2 * quiet} height="40" fill="white" />
      {code.bars.map(([at, width]) => (
        <rect key={at} x={at + quiet} width={width} height="40" fill="black" />
      ))}
    </svg>
  )
}
