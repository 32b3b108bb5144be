import { expect, test } from 'vitest'
import { cleanSvg } from '../index.ts'

/** Returns the final fill of each of three shapes. */
async function fillsOf(sheet: string, media = ''): Promise<string[]> {
  const shapes =
    '<path id="one" d="M0 0h1v1z"/><path id="two" class="a" d="M0 0h1v2z"/><path class="a b" style="--ink:#abc" d="M0 0h1v3z"/>'
  const { text } = await cleanSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style${media}>${sheet}</style><g>${shapes}</g></svg>`,
    async () => Promise.reject(new Error('no picture')),
  )
  return [...text.matchAll(/<path ([^>]*)\/>/g)].map(([, said = '']) => /fill="([^"]*)"/.exec(said)?.[1] ?? '-')
}

test.each<[sheet: string, fills: string]>([
  ['path{fill:red}', 'red red red'],
  ['.a{fill:red}', '- red red'],
  ['.a.b{fill:red}.a{fill:blue}', '- blue red'],
  ['#two{fill:red}.a.b{fill:lime}path.a{fill:blue}', '- red lime'],
  ['.a{fill:red}.a{fill:blue}', '- blue blue'],
  ['.a{fill:red!important}#two{fill:blue}', '- red red'],
  ['.a,#one{fill:red}', 'red red red'],
  ['*{fill:red}path{fill:blue}', 'blue blue blue'],
  ['g>path{fill:red}svg path.b{fill:blue}', 'red red blue'],
  ['path+path{fill:red}', '- red red'],
  ['path:first-child{fill:red}path:nth-child(3){fill:blue}', 'red - blue'],
  ['path:not(.a){fill:red}', 'red - -'],
  ['path:not(#two){fill:red}.a.b{fill:blue}', 'red - red'],
  [':is(.a,#none){fill:red}.a.b{fill:blue}', '- red red'],
  [':where(#two,.b){fill:red}path{fill:blue}', 'blue blue blue'],
  ['[class]{fill:red}[class~=b]{fill:blue}', '- red blue'],
  ['path:hover{fill:red}path::before{fill:red}', '- - -'],
  ['PATH{fill:red}', '- - -'],
  ['.a{fill:red}/* .b{fill:blue} */', '- red red'],
  ['.b{fill:var(--ink)}', '- - #abc'],
  ['.a{fill:var(--none,red)}', '- red red'],
  ['.a{fill:var(--none)}', '- - -'],
  ['.a{--p:var(--q);--q:red;fill:var(--p)}', '- red red'],
  ['.a{--p:var(--p);fill:var(--p)}', '- - -'],
  ['@media screen{path{fill:red}}', 'red red red'],
  ['@media print{path{fill:red}}', '- - -'],
  ['@media not print{path{fill:red}}', 'red red red'],
  ['@media (prefers-color-scheme:dark){path{fill:red}}', '- - -'],
  ['@media print,screen and (min-width:9px){path{fill:red}}', 'red red red'],
  ['@supports (fill:red){@layer x{path{fill:red}}}', 'red red red'],
  ['@page{path{fill:red}}', '- - -'],
])('%s paints %s', async (sheet, fills) => expect((await fillsOf(sheet)).join(' ')).toBe(fills))

test.each([
  ['', 'red'],
  [' type="text/css"', 'red'],
  [' type=" TEXT/CSS "', 'red'],
  [' type="text/less"', '-'],
  [' media="screen"', 'red'],
  [' media="print"', '-'],
])('a sheet%s counts: %s', async (attributes, fill) =>
  expect(await fillsOf('path{fill:red}', attributes)).toEqual([fill, fill, fill]),
)
