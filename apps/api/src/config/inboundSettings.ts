import { z } from 'zod'

/** The star stands for 52 letters, and a mail server takes 64 before the @. */
const PATTERN = /^[a-z0-9._+-]{0,12}\*@[a-z0-9.-]+\.[a-z0-9-]+$/

/** Settings for mails that come in. */
export const inboundSettings = {
  REPLY_ADDRESS: {
    about:
      'The address that people answer to when they answer a mail of the office’s inbox, as `*@in.example.com` or `reply+*@example.com`: the star is a signed token of 52 letters and digits. Whatever takes these mails hands each to `POST /api/inbound-mail`. See [mails that come in](operate.md#mails-that-come-in).',
    fallback: 'off: people answer to the shop’s own address',
    schema: z.string().toLowerCase().regex(PATTERN, 'must be an address with one star, as *@in.example.com').optional(),
  },
  INBOUND_MAIL_SECRET: {
    about: 'Signs the calls of `POST /api/inbound-mail`; 32 characters or more. Needed with `REPLY_ADDRESS`.',
    fallback: 'off',
    schema: z.string().min(32, 'must have 32 characters or more').optional(),
  },
}
