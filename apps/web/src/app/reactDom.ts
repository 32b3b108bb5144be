import { createRoot, hydrateRoot } from 'react-dom/client'

/** A separate script, because it is the largest that every page needs: it runs before the rest and not with it. */
export const roots = { create: createRoot, hydrate: hydrateRoot } as const
