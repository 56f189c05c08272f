import type { LucideIcon } from 'lucide-react'

type DeliveryPromiseProps = { icon: LucideIcon; title: string; text: string }

export function DeliveryPromise({ icon: Icon, title, text }: DeliveryPromiseProps) {
  return (
    <li className="flex gap-4 border-b border-line py-4">
      <Icon size={22} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
      <div>
        <strong className="block font-semibold">{title}</strong>
        <span className="text-muted">{text}</span>
      </div>
    </li>
  )
}
