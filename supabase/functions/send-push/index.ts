// Tells owners of new orders by web push. See docs/new-orders.md for its settings and its schedule.
import { handlePush } from '../_shared/push/push-handler.ts'

Deno.serve((request: Request) => handlePush(request, Deno.env.toObject()))
