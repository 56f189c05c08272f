export const atomFeed = async () => '<feed/>'
export const productFeed = () => new ReadableStream<Uint8Array>()
