/** The place of a site's icon: empty where there is none. */
export function SiteIcon({ there }: { readonly there: boolean }) {
  return (
    <svg className="site-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <path d={there ? 'M.5.5h19v19H.5ZL19.5 19.5M.5 19.5 19.5.5' : 'M.5.5h19v19H.5Z'} />
    </svg>
  );
}
