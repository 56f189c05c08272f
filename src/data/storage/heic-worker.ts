import libheif from 'libheif-js/libheif/libheif.js'
import * as v from 'valibot'

/** The pixels of a photo, as a canvas takes them. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** What the library has beside what its own types say. */
type Photo = {
  get_width: () => number
  get_height: () => number
  /** Fills the pixels and hands them on; null when the photo is broken. */
  display: (pixels: Pixels, done: (filled: Pixels | null) => void) => void
}
type Library = { HeifDecoder: new () => { decode: (file: ArrayBuffer) => Photo[] } }
const library = v.custom<Library>(
  (value) => typeof value === 'object' && value !== null && 'HeifDecoder' in value,
)

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  read(data).then(
    (pixels) => postMessage(pixels, { transfer: [pixels.data.buffer] }),
    () => postMessage(null),
  )
})

async function read(file: Blob): Promise<Pixels> {
  const { HeifDecoder } = v.parse(library, libheif())
  const [image] = new HeifDecoder().decode(await file.arrayBuffer())
  if (!image) throw new Error('There is no picture in the file')
  const [width, height] = [image.get_width(), image.get_height()]
  const empty = { data: new Uint8ClampedArray(width * height * 4), width, height }
  return new Promise((done, fail) => {
    image.display(empty, (pixels) => (pixels ? done(pixels) : fail(new Error('The picture cannot be read'))))
  })
}
