/** Whether a path fits a pattern such as '/credit/loans/:id/'. The last slash says nothing. The router has the
 *  same, but it is not there yet when the first page is fetched. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern, pathname].map(path => path.split('/').filter(part => part !== ''));
  return (
    wanted !== undefined &&
    given?.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
