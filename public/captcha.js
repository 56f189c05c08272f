// Shows the widget of the provider that the shop's dialog asks for in the address, and tells the dialog what becomes of it:
// { captcha: 'ready' | 'opened' | 'closed' | 'expired' | 'failed' } or { captcha: 'solved', token }. It tells no other page,
// because a page of another origin gets no message and may not show this one.
const asked = new URLSearchParams(location.search)
const tell = (captcha, more) => parent.postMessage({ captcha, ...more }, location.origin)

const providers = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&hl=en',
}

const provider = asked.get('provider')
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.dataset.theme = theme

if (Object.hasOwn(providers, provider) && parent !== window) {
  const script = document.createElement('script')
  script.src = providers[provider]
  script.addEventListener('load', show)
  script.addEventListener('error', () => tell('failed'))
  document.head.append(script)
}

function show() {
  const widget = window[provider]
  if (!widget) return tell('failed')
  const render = () => {
    widget.render('#widget', {
      sitekey: asked.get('sitekey'),
      action: asked.get('action'),
      theme,
      language: 'en',
      size: innerWidth < 300 ? 'compact' : 'normal',
      callback: (token) => tell('solved', { token }),
      'expired-callback': () => tell('expired'),
      'timeout-callback': () => tell('expired'),
      'chalexpired-callback': () => tell('expired'),
      'error-callback': () => {
        tell('failed')
        // Turnstile then leaves the message to the page.
        return true
      },
      'open-callback': () => tell('opened'),
      'close-callback': () => tell('closed'),
    })
    tell('ready')
  }
  // hCaptcha's script has its render function a moment after it has loaded.
  if (typeof widget.render === 'function') render()
  else window.setTimeout(show, 50)
}
