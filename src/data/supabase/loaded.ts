import { AppError } from './errors'

/**
 * The code of a request, which pages do not load first: they come with their data in the HTML.
 * @throws AppError of the kind `offline` when it does not load, as when a request gets no answer
 */
export const loaded = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new AppError('offline', 'NO_CODE', { answered: false, cause })
  })
