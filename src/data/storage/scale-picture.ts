/** Draws a picture in the given size, in px. @returns null where the browser cannot draw */
export function drawPicture(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/** Whether something behind a picture would be seen through it. */
export function isTransparent(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}

/** @returns null where the browser does not encode this type */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  return blob?.type === type ? blob : null
}
