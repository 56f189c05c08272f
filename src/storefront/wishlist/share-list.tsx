import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sharedListWords as words } from '@/content/account/wishlist'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'

const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog))

/** The button that shares the wishlist by link. */
export function ShareList({ slugs }: { slugs: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="medium"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Send size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.open}
      </Button>
      {wanted && (
        <Suspense>
          <ShareDialog slugs={slugs} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
