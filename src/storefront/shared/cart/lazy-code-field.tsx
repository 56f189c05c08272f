import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import type { CodeField } from './code-field'

const Field = lazyPart<ComponentProps<typeof CodeField>>(() =>
  import('./code-field').then((module) => module.CodeField),
)

/** The field for a discount code, whose code is loaded after the page's. */
export function LazyCodeField(props: ComponentProps<typeof CodeField>) {
  return (
    <Suspense fallback={<div className="mb-5 min-h-26" />}>
      <Field {...props} />
    </Suspense>
  )
}
