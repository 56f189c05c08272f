import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { settings } from '@/content/account/settings'
import { AccountBack } from './account-back-link'

/** The frame of an account page: back link, heading and content. */
export function AccountFrame({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <div className="wrap max-w-[45rem] pt-4 pb-section md:pt-8">
      <AccountBack to={paths.profile} label={settings.back} />
      <h1 tabIndex={-1} className="text-44 leading-tight">
        {title}
      </h1>
      {text && <p className="mt-1.5 text-pretty text-muted">{text}</p>}
      <div className="mt-8 grid gap-6">{children}</div>
    </div>
  )
}

/** A titled section of an account page. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string
  text?: string | undefined
  children: ReactNode
}) {
  return (
    <section className="rounded-surface border border-line bg-surface-raised p-5 md:p-6">
      <h2 className="text-20 leading-tight">{title}</h2>
      {text && <p className="mt-1.5 text-14 text-pretty text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
