import { currentSubscription } from './browser-push'
import { removePushSubscription } from './push-calls'

/** Ends this browser's subscription, here and in the database. */
export async function endPush() {
  const subscription = await currentSubscription()
  if (!subscription) return
  await Promise.all([removePushSubscription(subscription.endpoint), subscription.unsubscribe()])
}
