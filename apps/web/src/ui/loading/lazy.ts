import { lazy as lazyOnce } from 'react'
import { loadUntilDone } from './loadUntilDone.ts'

/** React's `lazy`, whose component loads again where its code did not arrive: React itself would keep the failure for ever. */
export const lazy: typeof lazyOnce = load => lazyOnce(async () => loadUntilDone(load))
