/** Words of the page where students ask for their discount. */
export const studentWords = {
  title: (percent: number) => `${percent}% student discount`,
  documentTitle: 'Student discount',
  description: 'Students get a discount code that is valid for a year, on every order.',
  text: 'Tell us where you study. We check it and email you a code that is valid for a year on every order.',
  fields: {
    name: 'Full name',
    email: 'School email',
    school: 'School or university',
    proof: 'Student card',
  },
  hints: {
    email: 'No school address? Use your own and add a picture of your student card.',
    proof: 'JPEG, PNG, WebP or PDF up to 3 MB. Only we see it; it is deleted after 90 days.',
  },
  rules: [
    'For everyone who studies at a school or university.',
    'Valid for a year, on every order under the email you confirm. After that, ask again.',
    'Not on flash and daily deals, and not together with another discount: the larger one counts.',
  ],
  optional: 'optional',
  allRequired: 'All fields are required unless marked optional.',
  submit: 'Ask for my discount',
  busy: 'Sending…',
  problems: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    emailFormat: 'Enter a valid email address, such as name@example.com.',
    school: 'Enter the name of your school.',
    tooLong: 'This is too long.',
    proofType: 'Choose a JPEG, PNG, WebP or PDF file.',
    proofSize: 'This file is larger than 3 MB.',
  },
  sent: {
    title: 'Confirm your email',
    text: (email: string) => `We sent a link to ${email}. Open it, and your request reaches us.`,
    withoutProof:
      'Your file could not be uploaded. We may write to you and ask for it, or you can send the request again.',
  },
  confirm: {
    title: 'Confirm your request',
    text: 'One click, and your request for the student discount reaches us.',
    submit: 'Confirm my email',
    busy: 'One moment…',
  },
  confirmed: {
    title: 'Thank you',
    text: 'Your request is with us. You get an email as soon as it is checked.',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'It is older than a week, or part of it is missing. Send the request again.',
    action: 'Send a new request',
  },
  off: 'No student discount right now',
  deals: 'See today’s deals',
  shop: 'Start shopping',
} as const
