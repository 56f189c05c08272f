import { MessageCircle, Phone } from 'lucide-react'
import { usePaper } from '@/admin/shared/papers/use-paper'
import { adminCalls as words } from '@/content/admin/orders/calls'
import { telHref, whatsAppHref } from '@/domain/delivery/phone-links'
import type { Call } from '@/domain/orders/call'
import { buttonClass } from '@/ui/button'

/** Calls the customer, or opens a chat with a message that asks to confirm the order. `isLarge` has words. */
export function CallLinks({ call, isLarge = false }: { call: Call; isLarge?: boolean }) {
  const { customerName: name, address, number, phone, phoneE164 } = call
  const paper = usePaper(call.language)
  const message = paper?.words.messages.confirmCall(
    name,
    number,
    paper.money(call.total, call.currency),
    [address.address, address.city].filter(Boolean).join(paper.words.comma),
  )
  const look = isLarge
    ? `${buttonClass({ look: 'line', size: 'large' })} flex-1`
    : 'grid size-11 place-items-center rounded-control border border-line bg-surface-raised hover:border-line-strong'
  return (
    <span className={`flex gap-2 ${isLarge ? 'w-full' : 'relative z-1'}`}>
      <a href={telHref(phone, phoneE164)} aria-label={words.callLabel(name)} title={phone} className={look}>
        <Phone size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        {isLarge && <span>{words.call}</span>}
      </a>
      {phoneE164 && (
        <a
          href={whatsAppHref(phoneE164, message ?? '')}
          target="_blank"
          rel="noreferrer"
          aria-label={words.whatsAppLabel(name)}
          title={words.whatsApp}
          className={look}
        >
          <MessageCircle size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          {isLarge && <span>{words.whatsApp}</span>}
        </a>
      )}
    </span>
  )
}
