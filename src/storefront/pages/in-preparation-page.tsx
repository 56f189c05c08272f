export function InPreparationPage() {
  return <h1>InPreparationPage</h1>
}
