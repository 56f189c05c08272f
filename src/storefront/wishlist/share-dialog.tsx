import { type FormEvent, useId, useState } from 'react'
import { wishlistLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { pageUrl } from '@/config/site'
import { sharedListWords as words } from '@/content/account/wishlist'
import { toSharedSearch } from '@/domain/product/wishlist-link'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

type ShareDialogProps = { slugs: readonly string[]; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for an optional name, then opens the device's share sheet or copies the link. */
export function ShareDialog({ slugs, open, onOpenChange }: ShareDialogProps) {
  const [name, setName] = useState('')
  const form = useId()
  const canShare = 'share' in navigator

  const link = () => {
    const search = toSharedSearch(slugs, name, { items: wishlistLimits.shared, name: wishlistLimits.name })
    return pageUrl(`${paths.wishlist}?${search}`)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link())
      onOpenChange(false)
      showToast({ title: words.copied.title, description: words.copied.text, tone: 'success' })
    } catch {
      showToast({ title: words.failed.title, description: words.failed.text, tone: 'error' })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: words.heading(name.trim()), url: link() })
      onOpenChange(false)
    } catch (error) {
      // The user closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void (canShare ? share() : copy())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      actions={
        <>
          {canShare ? (
            <Button look="line" onClick={() => void copy()}>
              {words.copy}
            </Button>
          ) : (
            <Button look="line" onClick={() => onOpenChange(false)}>
              {words.cancel}
            </Button>
          )}
          <Button type="submit" form={form}>
            {canShare ? words.share : words.copy}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        <p>{words.text}</p>
        {slugs.length > wishlistLimits.shared && <p>{words.most(slugs.length)}</p>}
        <TextField
          label={words.name}
          note={words.optional}
          name="name"
          autoComplete="given-name"
          maxLength={wishlistLimits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
