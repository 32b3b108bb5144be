declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
