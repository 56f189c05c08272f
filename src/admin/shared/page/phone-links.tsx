import { adminOrders } from '@/content/admin/orders/orders'
import { telHref, whatsAppHref } from '@/domain/delivery/phone-links'
import { Code } from '@/ui/direction'

const link = 'block truncate leading-6 text-accent hover:underline max-md:py-2.5'

type PhoneLinksProps = { phone: string; e164: string | null; message: string }

/** A phone number as it was typed, to call, and a chat with a prepared message where the number is known to be one. */
export function PhoneLinks({ phone, e164, message }: PhoneLinksProps) {
  return (
    <>
      <a className={link} href={telHref(phone, e164)}>
        <Code>{phone}</Code>
      </a>
      {e164 && (
        <a className={link} href={whatsAppHref(e164, message)} target="_blank" rel="noreferrer">
          {adminOrders.detail.whatsApp}
        </a>
      )}
    </>
  )
}
