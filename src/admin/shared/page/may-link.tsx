import { Link, type LinkProps } from 'react-router-dom'
import { useMay } from './access'
import { rightFor } from './screen-rights'

/** A link that is there for who may open its page; others see its words alone where `isText` says that they are part of a text. */
export function MayLink({
  to,
  isText = false,
  children,
  ...props
}: LinkProps & { to: string; isText?: boolean }) {
  const may = useMay()
  const right = rightFor(to.replace(/[?#].*/, ''))
  if (right && !may(right)) return isText ? <span className={props.className}>{children}</span> : null
  return (
    <Link to={to} {...props}>
      {children}
    </Link>
  )
}
