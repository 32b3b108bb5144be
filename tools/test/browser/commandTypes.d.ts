import 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Calls the default export of a module in Node; its path as seen from the test file. */
    inNode<T>(path: string, ...rest: unknown[]): Promise<T>
    /** Turns the wheel over a point of the page, px. */
    wheelAt(x: number, y: number, deltaY: number): Promise<void>
    /** From now on an address (`**` and `*` stand for anything) is not there. */
    withhold(address: string): Promise<void>
  }
}
