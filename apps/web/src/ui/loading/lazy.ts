import { lazy as lazyOnce } from 'react'
import { loadUntilDone } from './loadUntilDone.ts'

/** React's `lazy`, but retrying a component whose code did not load. React itself would cache the failure for ever. */
export const lazy: typeof lazyOnce = load => lazyOnce(async () => loadUntilDone(load))
