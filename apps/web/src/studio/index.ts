// Placeholder of the web shell until the studio's own door stands here.
export function StudioPage({ slug }: { slug: string }) {
  return slug
}
export function PreviewPage({ token = '' }: { token?: string }) {
  return token
}
