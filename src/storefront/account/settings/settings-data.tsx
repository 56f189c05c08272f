import { Download } from 'lucide-react'
import { settings } from '@/content/account/settings'
import { useExportData } from '@/data/profile/account-data'
import { shopToday } from '@/data/settings/shop-today'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { accountFailure } from '../account-failure'
import { AccountSection } from '../account-frame'

const words = settings.data

/** Downloads everything the shop stores about the member. */
export function SettingsData() {
  const { mutate, isPending } = useExportData()
  const download = () => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: (text) => {
        save(words.file(shopToday()), text)
        showToast({ title: words.done, tone: 'success' })
      },
      onError: (error) =>
        showToast({ title: settings.failed.title, description: accountFailure(error), tone: 'error' }),
    })
  }
  return (
    <AccountSection title={words.title} text={words.text}>
      <Button look="line" aria-disabled={isPending} onClick={download}>
        <Download size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>{isPending ? words.busy : words.action}</span>
      </Button>
    </AccountSection>
  )
}

/** Lets the browser download a file. */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari still reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
