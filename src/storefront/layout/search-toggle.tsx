import { Search } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/shared/common'
import { IconButton } from '@/ui/button'

/** The narrow header's search button. Its code loads on touch; if it fails, the link to the search page works. */
export function SearchToggle() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [Screen, setScreen] = useState<ComponentType<{ onClose: () => void }>>()
  const load = () => import('./search-screen').then((module) => setScreen(() => module.SearchScreen))
  return (
    <>
      <IconButton
        label={common.search}
        aria-haspopup="dialog"
        className="lg:hidden"
        onPointerDown={() => load().catch(() => {})}
        onClick={() => {
          setOpen(true)
          load().catch(() => navigate(paths.search))
        }}
      >
        <Search size={24} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {open && Screen && <Screen onClose={() => setOpen(false)} />}
    </>
  )
}
