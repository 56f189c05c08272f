export const captchaKeys = {
  all: ['captcha'] as const,
  setting: () => [...captchaKeys.all, 'owner', 'setting'] as const,
}
