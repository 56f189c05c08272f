import { adminCollections } from '@/content/admin/catalogue/collections'
import type { MoveProgress } from '@/data/collections/admin-collection-moves'

const words = adminCollections.move

/** Progress of a move, as text and a bar. Screen readers hear each quarter, not each batch. */
export function MovedSoFar({ progress }: { progress: MoveProgress | null }) {
  const quarters = progress ? Math.floor((4 * progress.moved) / progress.total) : 0
  return (
    <>
      <p role="status" className="sr-only">
        {quarters > 0 && words.announce(25 * quarters)}
      </p>
      {progress && (
        <div className="mt-3 grid gap-1.5">
          <p className="text-14 font-medium tabular-nums">{words.progress(progress.moved, progress.total)}</p>
          <progress
            aria-label={words.label}
            max={progress.total}
            value={progress.moved}
            className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-accent"
          />
        </div>
      )}
    </>
  )
}
