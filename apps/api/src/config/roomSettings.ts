import { z } from 'zod'

/** Limits on uploads. */
export const roomSettings = {
  FILES_PER_ACCOUNT: {
    about: 'How many pictures one account may keep. Who has more keeps them, and adds none.',
    fallback: '200',
    schema: z.coerce.number().int().min(1).max(1_000_000).default(200),
  },
  FILES_MB_PER_ACCOUNT: {
    about: 'How much one account’s pictures may take, megabytes.',
    fallback: '300',
    schema: z.coerce.number().int().min(1).max(1_000_000).default(300),
  },
  FILES_MB_PER_SHOP: {
    about: 'How much all pictures of one shop may take, megabytes. Who uploads more is told that the shop has no room.',
    fallback: '20000',
    schema: z.coerce.number().int().min(1).max(100_000_000).default(20_000),
  },
}
