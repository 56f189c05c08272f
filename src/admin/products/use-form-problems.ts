import { type FocusEvent, useRef, useState } from 'react'
import { productLimits } from '@/config/page-limits'
import { adminProducts } from '@/content/admin-products'
import { checkProductForm, type ProductForm, problemFields } from '@/domain/product-form'

/** The problems of a product form: shown for a field once it was left filled in, and for all fields after a submit. */
export function useFormProblems(form: ProductForm, options: { hasPicture: boolean; isNew: boolean }) {
  const [attempted, setAttempted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const element = useRef<HTMLFormElement>(null)
  const problems = checkProductForm(form, { ...options, mostOptions: productLimits.options })

  return {
    element,
    problems,
    fields: problemFields(problems),
    attempted,
    errorOf: (field: keyof ProductForm) => {
      const problem = problems[field]
      const isShown = attempted || (left.has(field) && form[field].trim() !== '')
      return problem && isShown ? adminProducts.problems[problem] : null
    },
    attempt: () => setAttempted(true),
    reset: () => {
      setAttempted(false)
      setLeft(new Set())
    },
    onBlur: ({ target }: FocusEvent) => {
      const name = target.getAttribute('name')
      if (name) setLeft((names) => new Set([...names, name]))
    },
    /** Focuses the first of the fields in document order. */
    focus: (fields: readonly string[]) => {
      for (const control of element.current?.elements ?? []) {
        if (control instanceof HTMLElement && fields.includes(control.getAttribute('name') ?? '')) {
          control.focus()
          return
        }
      }
    },
  }
}
