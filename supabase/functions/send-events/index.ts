// Tells advertising services of purchases whose customers agreed to it. See docs/events.md for its settings and its schedule.
import { handleEvents } from '../_shared/events/events-handler.ts'

Deno.serve((request: Request) => handleEvents(request, Deno.env.toObject()))
