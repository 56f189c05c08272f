import { storageUnavailable } from '@/content/account/storage-unavailable'
import { showToastOnce } from '@/ui/toast/toast'

/** Warns that the cart and the wishlist last only as long as the page. */
export const notifyStorageUnavailable = () => showToastOnce(storageUnavailable.shop)
