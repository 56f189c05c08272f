import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { LineItem } from '@/domain/cart/cart'
import { Picture } from '../product/picture'
import { linePictureSizes } from './line-picture-sizes'

type LineFrameProps = {
  line: Pick<LineItem, 'slug' | 'title' | 'image' | 'size' | 'color'>
  heading: 'h2' | 'h3'
  /** Size, colour and the like, below the title. */
  variant: string
  price: ReactNode
  /** The picture's width, as classes. */
  width: string
  className?: string
  dimmed?: boolean
  /** True on the first screen: loads the picture eagerly. */
  priority?: boolean
  children: ReactNode
}

/** A product line of the cart or of what is saved for later: picture, title, variant and price. */
export function LineFrame(props: LineFrameProps) {
  const { slug, title, image } = props.line
  const address = paths.variant(slug, props.line)
  const { heading: Heading, className = '' } = props
  return (
    <li className={`flex gap-4 border-b border-line py-5 ${className}`}>
      <Link
        to={address}
        tabIndex={-1}
        aria-hidden="true"
        className={`aspect-4/5 shrink-0 self-start overflow-hidden rounded-picture bg-surface-sunken ${props.width}`}
      >
        <Picture
          src={image}
          alt=""
          sizes={linePictureSizes}
          priority={props.priority ?? false}
          className={props.dimmed ? 'opacity-60' : ''}
        />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <Heading className="font-text text-16 leading-snug font-medium tracking-normal">
              <Link to={address} className="hover:text-accent">
                {title}
              </Link>
            </Heading>
            <p className="mt-0.5 text-14 text-muted">{props.variant}</p>
          </div>
          {props.price}
        </div>
        {props.children}
      </div>
    </li>
  )
}

export const lineActionClass =
  'min-h-11 text-14 font-medium text-muted underline decoration-line-strong underline-offset-4 hover:text-ink'
