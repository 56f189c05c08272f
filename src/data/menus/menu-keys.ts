export const menuKeys = {
  all: ['menus'] as const,
  list: () => [...menuKeys.all, 'owner', 'list'] as const,
}
