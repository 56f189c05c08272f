import { Ruler } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productWords } from '@/content/product/product'
import type { Selection } from './use-selection'

const load = () => import('./size-guide-dialog').then((module) => ({ default: module.SizeGuideDialog }))
const SizeGuideDialog = lazy(load)

/**
 * Opens the size guide at the product's chart. If its code does not load, the link leads to the size guide's page.
 */
export function SizeGuideButton({ chart, selection }: { chart: string; selection: Selection }) {
  const navigate = useNavigate()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() =>
          load().then(
            () => setState('open'),
            () => navigate(paths.sizeGuide),
          )
        }
        className="relative inline-flex items-center gap-1.5 font-medium text-ink underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-accent"
      >
        <Ruler size={18} strokeWidth={1.6} aria-hidden="true" />
        {productWords.sizeGuide}
      </button>
      {state !== 'never' && (
        <Suspense>
          <SizeGuideDialog
            open={state === 'open'}
            onClose={() => setState('closed')}
            chart={chart}
            selection={selection}
          />
        </Suspense>
      )}
    </>
  )
}
