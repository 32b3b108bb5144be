import { createRoot, hydrateRoot } from 'react-dom/client'

/** In a script of its own, which is the largest that every page needs: made here, it runs before the rest and not with it. */
export const roots = { create: createRoot, hydrate: hydrateRoot } as const
