export function WishlistPage() {
  return <h1>WishlistPage</h1>
}
