export { benchLists as bench } from '../operate/lists.ts'
