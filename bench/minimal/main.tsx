// The smallest reasonable page with the same rows: React, one call, a plain table. The baseline the product is
// compared with.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly loanId: number;
  readonly date: string;
  readonly loanAmount: number;
  readonly status: string;
  readonly underWriterName: string | null;
}

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

function Queue() {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const read = async () => {
      const response = await fetch(`/api/v1/credit-dashboard/loans?page=${page}`, {
        headers: { authorization: `Bearer ${localStorage.getItem('jwtToken')}` },
      });
      const answer: { data: Row[] } = await response.json();
      setRows(answer.data);
    };
    void read();
  }, [page]);
  return (
    <>
      <h1>Loans</h1>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
      <table>
        <tbody>
          {rows.map(row => (
            <tr key={row.loanId}>
              <td>{row.loanId}</td>
              <td>{row.date}</td>
              <td>Rs. {rupees.format(row.loanAmount)}</td>
              <td>{row.status}</td>
              <td>{row.underWriterName ?? 'Unassigned'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Queue />);
