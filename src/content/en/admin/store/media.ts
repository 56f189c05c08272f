/** Words of the shop's pictures and films. */
export const storeMedia = {
  error: 'The pictures and films could not be loaded.',
  list: 'Pictures and films of the shop',
  search: 'Search what pictures show',
  found: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  none: {
    picture: { title: 'No pictures yet', text: 'Upload the first one: JPEG, PNG, WebP or AVIF.' },
    film: { title: 'No films yet', text: 'Upload the first one: MP4 or WebM, at most 50 MB.' },
  },
  noneFound: (words: string) => `Nothing shows “${words}”`,
  upload: 'Upload pictures or films',
  uploading: (done: number, of: number) => `Uploading ${done + 1} of ${of}…`,
  uploaded: (count: number) => `${count} ${count === 1 ? 'file' : 'files'} uploaded`,
  drop: 'or drop them here',
  unnamed: 'Not described yet',
  size: (width: number, height: number) => `${width} × ${height}`,
  detail: {
    title: { picture: 'Picture', film: 'Film' },
    alt: 'What it shows',
    altIn: (language: string) => `What it shows, in ${language}`,
    altHint: 'Read aloud to those who cannot see it. Leave it empty for decoration.',
    places: 'Where it is shown',
    nowhere: 'Nowhere.',
    placesError: 'It is not known where it is shown.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    refusals: {
      ROW_CHANGED:
        'Another owner has described it in the meantime. Save again to replace their words, or close it to see them.',
      ROW_GONE: 'Another owner has deleted it in the meantime.',
      unknown: 'That was not saved. Try again.',
    },
    close: 'Close',
    remove: 'Delete',
    removing: 'Deleting…',
    removed: { picture: 'Picture deleted', film: 'Film deleted' },
    removeFailed: 'It was not deleted. Try again.',
    ask: { picture: 'Delete this picture for good?', film: 'Delete this film for good?' },
    keep: 'Keep',
    shown: (places: string) => `It is shown in ${places}. Take it away there first.`,
  },
  pick: {
    cancel: 'Cancel',
    use: 'Use it',
    replace: 'Replace',
    remove: 'Take away',
    describe: 'It has no words for those who cannot see it.',
    picture: {
      choose: 'Choose a picture',
      none: 'No picture chosen',
      gone: 'The picture is gone. Choose another one.',
    },
    film: {
      choose: 'Choose a film',
      none: 'No film chosen',
      gone: 'The film is gone. Choose another one.',
    },
  },
  /** Where several were chosen at once. */
  ofFile: (name: string, problem: string) => `${name}: ${problem}`,
  files: {
    picture: {
      upload: 'Upload a picture',
      uploadFailed: 'The picture was not uploaded. Try again.',
      problems: {
        type: 'This is no picture that can be used. Choose a JPEG, PNG, WebP or AVIF file.',
        unreadable: 'This picture cannot be read. Choose another one.',
        'too-big': 'This picture is too large, even when it is made smaller.',
      },
    },
    film: {
      upload: 'Upload a film',
      uploadFailed: 'The film was not uploaded. Try again.',
      problems: {
        type: 'This is no film that every browser plays. Choose an MP4 or WebM file.',
        unreadable: 'This film cannot be played here. Save it as MP4 with H.264, and choose it again.',
        'too-big':
          'This film is larger than 50 MB. Make it shorter or smaller, or give its address at YouTube or Vimeo.',
      },
    },
  },
} as const
