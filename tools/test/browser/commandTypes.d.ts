import 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Calls the default export of a module in Node; its path is relative to the test file. */
    inNode<T>(path: string, ...rest: unknown[]): Promise<T>
    /** Turns the wheel over a point of the page, in px. */
    wheelAt(x: number, y: number, deltaY: number): Promise<void>
    /** Makes an address unavailable from now on (`**` and `*` stand for anything). */
    withhold(address: string): Promise<void>
  }
}
