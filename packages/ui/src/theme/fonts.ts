// The latin subset only: customer names in other scripts fall back to the system's fonts.
import './fonts.css';
