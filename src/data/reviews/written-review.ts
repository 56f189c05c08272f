import * as v from 'valibot'
import { toBlob } from '../storage/prepare-picture'
import { uploadAsVisitor } from '../storage/visitor-upload'
import { reviewBucket } from './review-bucket'
import { ownReview } from './review-mapper'

/** A review that was written, and the names under which its new pictures are sent. */
export const writtenReview = v.object({ review: ownReview, uploads: v.array(v.string()) })

/** Sends the pictures of a review that was written; `failed` are those that did not arrive. */
export async function sendPictures(
  { review, uploads }: v.InferOutput<typeof writtenReview>,
  pictures: readonly string[],
) {
  const failed = await Promise.all(
    uploads.map(async (name, at) => {
      const picture = pictures[at] ?? ''
      const file = toBlob(picture)
      return file && (await uploadAsVisitor(reviewBucket, name, file)) ? [] : [{ name, picture }]
    }),
  )
  return { review, failed: failed.flat() }
}
